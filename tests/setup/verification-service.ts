import type { ServerResponse } from 'node:http';
import { startReceiver } from './receiver.ts';

/** Responds with a verdict, in the format of https://developers.google.com/recaptcha/docs/verify. */
export const verdict =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A service that verifies tokens like reCAPTCHA: it accepts every one until told otherwise. */
export async function startVerificationService() {
  let respond: (response: ServerResponse) => void = verdict({ success: true });
  const { url, calls } = await startReceiver((response) => respond(response));
  return {
    url,
    asked: () => calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
    /** Sets the response. */
    answerWith: (next: typeof respond) => void (respond = next),
  };
}
