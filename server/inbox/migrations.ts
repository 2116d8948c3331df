import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The first tables. Never change a released migration: add another. */
const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('spam', 'text')
      .addColumn('office', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('company', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('phone_number', 'text')
      .addColumn('website', 'text')
      .addColumn('message', 'text')
      .addColumn('role', 'text')
      .addColumn('page', 'text')
      .addColumn('referrer', 'text')
      .addColumn('notice', 'text')
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('extra', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leads_by_time').on('leads').column('received_at').execute();
    await db.schema
      .createTable('revisions')
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('revisions_key', ['lead_id', 'number'])
      .addUniqueConstraint('revisions_digest', ['lead_id', 'digest'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('written_at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notes_by_lead').on('notes').column('lead_id').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('delivered_at', 'text')
      .addColumn('failure', 'text')
      .execute();
    await db.schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute();
    // Only pending rows, so that the index stays as small as the backlog.
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .column('due_at')
      .where(sql.ref('delivered_at'), 'is', null)
      .execute();
  },
};

const probe: Migration = {
  async up(db) {
    await db.schema
      .createTable('probe')
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into probe (asked_at) values ('')`.execute(db);
  },
};

/**
 * A migration that runs completely or not at all, and only once, also in SQLite, where the migrator does not
 * guarantee that.
 */
function whole(doneWith: string, up: (db: Kysely<unknown>) => Promise<void>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables();
      if (tables.some(({ name }) => name === doneWith)) return;
      await (db.isTransaction ? up(db) : db.transaction().execute(up));
    },
  };
}

/** Digests share the outbox with leads, so a delivery may have no lead. */
const digests = whole('digests', async (db) => {
  await db.schema.alterTable('leads').addColumn('digest', 'text').execute();
  await db.schema
    .createTable('digests')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  // SQLite cannot drop `not null` from a column.
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('digest', 'text')
    .execute();
  await sql`insert into outbox_next (id, lead_id, revision, channel, attempts, due_at, lease, leased_until,
    delivered_at, failure) select id, lead_id, revision, channel, attempts, due_at, lease, leased_until,
    delivered_at, failure from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute();
  await db.schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
});

/** The subject of a message, and where the visit began. */
const visit: Migration = {
  async up(db) {
    const leads = (await db.introspection.getTables()).find(({ name }) => name === 'leads');
    for (const name of ['service', 'landing'])
      if (!leads?.columns.some((column) => column.name === name))
        await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  },
};

const migrations = { '001-first': first, '002-probe': probe, '003-digests': digests, '004-visit': visit };

/**
 * Migrates a database to the current schema. Several instances may run it at once: the migrator takes a lock.
 * @throws the first migration's error
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
