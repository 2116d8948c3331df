import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, onTick, pendingTasks } from './ticker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the ticker', () => {
  test('calls at every interval, and not before', () => {
    const run = vi.fn();
    const stop = onTick(2000, run);
    vi.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(4000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
  });

  test('keeps several rhythms with one timer', () => {
    const calls: string[] = [];
    const stops = [onTick(2000, () => calls.push('word')), onTick(3000, () => calls.push('picture'))];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(calls).toEqual(['word', 'picture', 'word', 'word', 'picture']);
    for (const stop of stops) stop();
  });

  test('leaves no timer when everything has stopped', () => {
    onTick(1000, () => undefined)();
    expect(pendingTasks()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can begin at another time than its rhythm', () => {
    const run = vi.fn();
    const stop = onTick(1000, run, 200);
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    stop();
  });

  test('does not make up for time that the page slept', () => {
    const run = vi.fn();
    const stop = onTick(1000, run);
    const now = performance.now();
    // The clock jumps as it does when a laptop wakes; the timer fires once, late.
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    vi.advanceTimersToNextTimer();
    expect(run).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    stop();
  });

  test('lets a task stop itself or another', () => {
    const second = vi.fn();
    const stopSecond = onTick(1000, second);
    const stopFirst = onTick(500, () => {
      stopFirst();
      stopSecond();
    });
    vi.advanceTimersByTime(5000);
    expect(second).not.toHaveBeenCalled();
    expect(pendingTasks()).toBe(0);
  });
});

describe('after', () => {
  test('calls once', () => {
    const run = vi.fn();
    after(3000, run);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(pendingTasks()).toBe(0);
  });

  test('not at all when it was stopped before', () => {
    const run = vi.fn();
    after(3000, run)();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });
});
