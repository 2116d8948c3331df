import { chmodSync, existsSync } from 'node:fs';
import { backup as copySqlite } from 'node:sqlite';
import { argument, type Command, UsageError } from '../command.ts';
import { copyInbox } from '../copy.ts';
import { openInbox } from '../database.ts';
import { messages } from '../output.ts';

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'the whole inbox as one SQLite file, while the server runs',
  help: [
    'FILE: must not exist yet. Reads back with restore, or as DATABASE_URL=file:FILE, whatever it was taken from.',
  ],
  options: {},
  async run(invocation) {
    const { inbox, print } = invocation;
    const file = argument(invocation, 0, 'FILE');
    if (existsSync(file)) throw new UsageError(`${file} exists already`);
    if (inbox.sqlite) await copySqlite(inbox.sqlite, file);
    else {
      const copy = await openInbox(`file:${file}`);
      await copyInbox(inbox.db, copy.db, true);
      await copy.db.destroy();
    }
    chmodSync(file, 0o600);
    print(`Backed up to ${file}`);
  },
};

export const restore: Command = {
  usage: 'restore FILE',
  summary: 'brings a backup into an empty inbox of either kind',
  help: ['FILE: made by backup. The inbox that DATABASE_URL names must hold no messages.'],
  options: {},
  async run(invocation) {
    const { inbox, print } = invocation;
    const file = argument(invocation, 0, 'FILE');
    if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
    const present = await inbox.db.selectFrom('leads').select('id').limit(1).execute();
    if (present.length > 0) throw new UsageError('the inbox is not empty');
    const source = await openInbox(`file:${file}`);
    const leads = await copyInbox(source.db, inbox.db, false);
    await source.db.destroy();
    print(`${messages(leads)} restored`);
  },
};
