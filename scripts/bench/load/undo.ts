/** Collects what a script must undo at its end, last first; also when it fails. */
export async function withCleanUp<Result>(
  run: (cleanUp: (undo: () => void | Promise<void>) => void) => Promise<Result>,
): Promise<Result> {
  const steps: (() => void | Promise<void>)[] = [];
  try {
    return await run((undo) => void steps.push(undo));
  } finally {
    for (const undo of steps.toReversed()) await undo();
  }
}
