/** A request that the studio rejects, with a message for the user. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 409 | 413 | 422;

  constructor(message: string, status: Refusal['status'] = 400) {
    super(message);
    this.status = status;
  }
}
