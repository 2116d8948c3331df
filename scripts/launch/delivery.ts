import type { Finding, Place } from './finding.ts';

/** Whether messages are delivered, judging by the environment, which must be that of production. */
export function delivery(env: NodeJS.ProcessEnv): Finding {
  return {
    id: 'delivery',
    title: 'Messages of visitors reach nobody',
    todo: 'Set these where the site is built and run (docs/operating.md), and run this check with the same settings.',
    places: env['FORM_ENDPOINT'] ? external(env) : own(env),
  };
}

function external(env: NodeJS.ProcessEnv): Place[] {
  return env['FORM_ACCESS_KEY']
    ? []
    : [{ where: 'FORM_ACCESS_KEY', what: 'missing: the form service takes nothing without it' }];
}

function own(env: NodeJS.ProcessEnv): Place[] {
  if (env['WEBHOOK_URL'] && env['WEBHOOK_SECRET']) return [];
  const open: Place[] = [];
  if (!env['SMTP_URL'])
    open.push({ where: 'SMTP_URL', what: 'missing: messages are kept in the inbox, but nobody is told' });
  if (!env['NOTIFY_TO']) open.push({ where: 'NOTIFY_TO', what: 'missing: whom to tell of a new message' });
  if (open.length > 0)
    open.push({
      where: 'FORM_ENDPOINT',
      what: 'missing: on a host for static files, where no server of ours runs, set this and FORM_ACCESS_KEY instead; until then the forms there offer chat and mail',
    });
  return open;
}
