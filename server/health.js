/** Health check: exits with 0 when the server in the same container is ready. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
