import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

/** One set for both databases. A migration that has been released is never edited; the next one corrects it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('header', 'text')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('touched', 'bigint', (column) => column.notNull())
        .addColumn('rematch', 'text')
        .addColumn('clock', 'integer')
        .execute();
      await db.schema.createIndex('open_matches').on('matches').columns(['status', 'listed', 'created']).execute();
      await db.schema
        .createTable('seats')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('level', 'text')
        .addColumn('token', 'text')
        .addColumn('nonce', 'text')
        .addColumn('automated', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('border', 'integer', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
        .addUniqueConstraint('entries_once', ['match', 'command'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('audience', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['match', 'command'])
        .execute();
      await db.schema
        .createTable('callers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('calls')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('calls_key', ['match', 'seat', 'seq'])
        .execute();
    },
  },
  '0002-proposals-and-phrases': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('matches').addColumn('proposal', 'text').execute();
      await db.schema.alterTable('chat').addColumn('phrase', 'text').execute();
    },
  },
  '0003-arrivals': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('arrivals')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('border', 'integer', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0004-hosts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('matches').addColumn('host', 'integer').execute();
    },
  },
  '0005-patience': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('matches').addColumn('patience', 'integer').execute();
      // What tables were to agree on so far did not say which of their answers it was about.
      await sql`update matches set patience = 86400, proposal = null`.execute(db);
    },
  },
  '0006-deaths': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('matches')
        .addColumn('deaths', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0007-seat-keys': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('seats').addColumn('keys', 'text').execute();
    },
  },
  '0008-hints': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('matches')
        .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0009-given-up': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('matches')
        .addColumn('given_up', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0010-mates': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('seats').addColumn('told', 'text').execute();
      await db.schema.alterTable('seats').addColumn('said', 'text').execute();
    },
  },
};

export const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };
