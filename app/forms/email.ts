/** Characters invalid outside quotes; control characters are invalid anywhere. */
const forbidden = /[\s<>(),;:\\]/;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u001f\u007f]/;

/**
 * Whether mail to this address could arrive: one mailbox, one domain with a dot. More lenient than browsers (accented
 * mailboxes, international domains, quoted names): refusing an address loses a customer, a wrong one only bounces.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || text.length > 254 || control.test(text)) return false;
  const isQuoted = /^"[^"]+"$/.test(mailbox);
  if (!isQuoted && (forbidden.test(mailbox) || /["@]/.test(mailbox))) return false;
  return (
    /^[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]{2,}$/u.test(domain) &&
    !domain.includes('..') &&
    !domain.startsWith('.')
  );
}
