import { describe, expect, test } from 'vitest';
import { clockTime } from '#app/content/clock.ts';
import { officeTime, workingDayAfter } from './office-time.ts';

const hours = { opens: 9 * 60 + 30, closes: 18 * 60 + 30 };
const kozhikode = { ...hours, timeZone: 'Asia/Kolkata', days: [1, 2, 3, 4, 5, 6] };
const dubai = { ...hours, timeZone: 'Asia/Dubai', days: [1, 2, 3, 4, 5] };

/** 2025-09-18 is a Thursday. */
const at = (utc: string): Date => new Date(`2025-09-${utc}Z`);

describe('the hour of each office', () => {
  test('in twelve hours', () => {
    const now = at('18T13:18:07');
    expect(officeTime(kozhikode, now).clock).toEqual({ time: '06:48', seconds: '07', half: 'PM' });
    expect(officeTime(dubai, now).clock).toEqual({ time: '05:18', seconds: '07', half: 'PM' });
  });

  test('noon is 12 PM, midnight 12 AM', () => {
    expect(officeTime(dubai, at('18T08:00:00')).clock).toMatchObject({ time: '12:00', half: 'PM' });
    expect(officeTime(dubai, at('17T20:00:59')).clock).toEqual({ time: '12:00', seconds: '59', half: 'AM' });
    expect(clockTime({}, 0)).toBe('12:00 AM');
    expect(clockTime({}, 12 * 60 + 5)).toBe('12:05 PM');
    expect(clockTime({}, hours.opens)).toBe('09:30 AM');
    expect(clockTime({}, hours.closes)).toBe('06:30 PM');
  });
});

test('in 24 hours, where people count so', () => {
  const oslo = { ...dubai, timeZone: 'Europe/Oslo', clock: 24 as const };
  const { clock, change } = officeTime(oslo, at('18T20:05:07'));
  expect(clock).toEqual({ time: '22:05', seconds: '07', half: '' });
  expect(change.time).toBe('09:30');
  expect(clockTime(oslo, hours.closes)).toBe('18:30');
});

describe('open or closed', () => {
  test('from opening to the minute before closing', () => {
    const states = ['18T05:29:59', '18T05:30:00', '18T14:29:59', '18T14:30:00'].map((utc) =>
      officeTime(dubai, at(utc)),
    );
    expect(states.map(({ open }) => open)).toEqual([false, true, true, false]);
    expect(states.map(({ change }) => change.time)).toEqual(['09:30 AM', '06:30 PM', '06:30 PM', '09:30 AM']);
  });

  test('the two zones differ at one instant', () => {
    const evening = at('18T13:18:00');
    expect(officeTime(kozhikode, evening).open).toBe(false);
    expect(officeTime(dubai, evening).open).toBe(true);
  });

  test('on Saturday only Kozhikode is open, on Sunday neither', () => {
    expect(officeTime(kozhikode, at('20T07:00:00')).open).toBe(true);
    expect(officeTime(dubai, at('20T07:00:00')).open).toBe(false);
    expect(officeTime(kozhikode, at('21T07:00:00')).open).toBe(false);
    expect(officeTime(dubai, at('21T07:00:00')).open).toBe(false);
  });

  test('the weekday is that of the office, not of the visitor', () => {
    // Sunday evening in London is Monday in Kozhikode.
    expect(officeTime({ ...kozhikode, opens: 0, closes: 24 * 60 }, at('21T19:00:00')).open).toBe(true);
  });
});

describe('the next opening', () => {
  /** Days ahead and weekday of the next opening, at one hour of each day from Thursday to Wednesday. */
  const week = (office: typeof dubai, utc: string): string[] =>
    ['18', '19', '20', '21', '22', '23', '24'].map((day) => {
      const { open, change } = officeTime(office, at(`${day}T${utc}`));
      return open ? 'open' : `${change.daysAhead} ${change.weekday} ${change.time}`;
    });
  const daily = (days: string): string[] => days.split(' | ').map((day) => `${day} 09:30 AM`);

  test('before the hours it is today, where today is a workday', () => {
    expect(week(kozhikode, '02:00:00')).toEqual(daily('0 4 | 0 5 | 0 6 | 1 1 | 0 1 | 0 2 | 0 3'));
    expect(week(dubai, '02:00:00')).toEqual(daily('0 4 | 0 5 | 2 1 | 1 1 | 0 1 | 0 2 | 0 3'));
  });

  test('after the hours it is the next workday', () => {
    expect(week(kozhikode, '15:00:00')).toEqual(daily('1 5 | 1 6 | 2 1 | 1 1 | 1 2 | 1 3 | 1 4'));
    expect(week(dubai, '15:00:00')).toEqual(daily('1 5 | 3 1 | 2 1 | 1 1 | 1 2 | 1 3 | 1 4'));
  });

  test('the day is counted from that of the office, not of the visitor', () => {
    // Friday evening in London is Saturday in Kozhikode.
    expect(officeTime(kozhikode, at('19T20:00:00')).change).toMatchObject({ daysAhead: 0, weekday: 6 });
  });

  test('of an office with one workday is in a week', () => {
    expect(officeTime({ ...dubai, days: [4] }, at('18T15:00:00')).change).toMatchObject({
      daysAhead: 7,
      weekday: 4,
    });
  });
});

test('the day goes from 0 at opening to 1 at closing', () => {
  expect(officeTime(dubai, at('18T05:30:00')).progress).toBe(0);
  expect(officeTime(dubai, at('18T10:00:00')).progress).toBe(0.5);
  expect(officeTime(dubai, at('18T14:30:00')).progress).toBe(1);
  expect(officeTime(dubai, at('18T04:00:00')).progress).toBeLessThan(0);
});

describe('the working day after', () => {
  test('is the next day, and Monday from Friday on', () => {
    const days = ['18', '19', '20', '21', '22'].map((day) =>
      workingDayAfter(dubai, 1, at(`${day}T08:00:00`)),
    );
    expect(days).toEqual([5, 1, 1, 1, 2]);
    expect(workingDayAfter(dubai, 2, at('19T08:00:00'))).toBe(2);
  });

  test('is counted from the day of the office', () => {
    // Thursday evening in London is Friday in Dubai.
    expect(workingDayAfter(dubai, 1, at('18T21:00:00'))).toBe(1);
  });
});
