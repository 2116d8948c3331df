/**
 * The one clock of everything that happens by itself: carousels, rotating words and pictures, office clocks. It
 * uses a single timer, so a test that controls the browser's clock controls all of them.
 */

interface Task {
  due: number;
  every: number;
  run: () => void;
}

const tasks = new Set<Task>();
let timer: ReturnType<typeof setTimeout> | undefined;

function plan(): void {
  clearTimeout(timer);
  timer = undefined;
  const next = Math.min(...[...tasks].map((task) => task.due));
  if (Number.isFinite(next)) timer = setTimeout(tick, Math.max(0, next - performance.now()));
}

function tick(): void {
  const now = performance.now();
  for (const task of [...tasks])
    if (task.due <= now) {
      // Time lost while the page slept is skipped, not made up for.
      task.due = Math.max(task.due + task.every, now);
      task.run();
    }
  plan();
}

/**
 * Calls `run` after every `every` milliseconds until the returned function is called. `first` is the delay before
 * the first call where it differs.
 */
export function onTick(every: number, run: () => void, first = every): () => void {
  const task: Task = { due: performance.now() + first, every, run };
  tasks.add(task);
  plan();
  return () => {
    tasks.delete(task);
    plan();
  };
}

/** Calls `run` once, after `delay` milliseconds, unless the returned function is called before. */
export function after(delay: number, run: () => void): () => void {
  const stop = onTick(delay, () => {
    stop();
    run();
  });
  return stop;
}

/** How many tasks wait for their time: for tests that prove that nothing moves. */
export function pendingTasks(): number {
  return tasks.size;
}
