import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './addColumn';

const BATCH = 500;

const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

const EXTENSION = /\s*(?:,|#|x|ext\.?|poste)\s*(\d{1,6})\s*$/i;

function telephoneKey(telephone: string): string {
  const extension = EXTENSION.exec(telephone)?.[1];
  const digits = telephone.replace(EXTENSION, '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < 10) return '';
  return extension === undefined ? digits : `${digits}x${Number(extension)}`;
}

/** Gives each request its card, newest first: the card has the latest contact details. Erased requests have none. */
async function fillCards(db: Kysely<unknown>): Promise<void> {
  const cards = await sql<{ id: string; email_key: string; telephone_key: string }>`select id, email_key, telephone_key from customer`.execute(db);
  const byEmail = new Map(cards.rows.map(({ id, email_key }) => [email_key, id]));
  const byTelephone = new Map(cards.rows.map(({ id, telephone_key }) => [telephone_key, id]));
  for (;;) {
    const { rows } = await sql<{ id: string; created_at: string; name: string; email: string; request: string }>`select id, created_at, name, email, request from booking where customer_id is null and erased_at is null order by created_at desc, id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    for (const { id, created_at, name, email, request } of rows) {
      const { telephone = '', language = 'fr' } = JSON.parse(request) as { telephone?: string; language?: string };
      const [emailId, telephoneId] = [emailKey(email), telephoneKey(telephone)];
      let card = (emailId && byEmail.get(emailId)) || (telephoneId && byTelephone.get(telephoneId));
      if (!card) {
        card = crypto.randomUUID();
        await sql`insert into customer (id, name, email, telephone, language, notes, email_key, telephone_key, search, created_at) values (${card}, ${name}, ${email}, ${telephone}, ${language}, '', ${emailId}, ${telephoneId}, '', ${created_at})`.execute(db);
        byEmail.set(emailId, card);
        if (!byTelephone.has(telephoneId)) byTelephone.set(telephoneId, card);
      }
      await sql`update booking set customer_id = ${card} where id = ${id}`.execute(db);
    }
  }
}

/** Proposals with their acceptance, the customers' book, and who entered a request by hand. */
export const agreements: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('customer').ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('telephone', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('telephone_key', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema.createIndex('customer_email').ifNotExists().unique().on('customer').column('email_key').where(sql.ref('email_key'), '<>', '').execute();
    await schema.createIndex('customer_telephone').ifNotExists().on('customer').column('telephone_key').execute();
    await addColumn(db, 'booking', 'customer_id', (table) => table.addColumn('customer_id', 'text', (column) => column.references('customer.id').onDelete('set null')));
    await addColumn(db, 'booking', 'entered_by', (table) => table.addColumn('entered_by', 'text', (column) => column.references('user.id').onDelete('set null')));
    await schema.createIndex('booking_email').ifNotExists().on('booking').column(sql`lower(email)`).execute();
    await schema.createIndex('booking_customer').ifNotExists().on('booking').column('customer_id').execute();
    await schema
      .createTable('proposal').ifNotExists()
      .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('base_number', 'integer')
      .addColumn('change', 'text')
      .addColumn('valid_until', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('accepted_at', 'text')
      .addColumn('accepted_way', 'text')
      .addColumn('accepted_name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('accepted_language', 'text')
      .addColumn('accepted_on', 'text')
      .addColumn('noted_by', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addPrimaryKeyConstraint('proposal_key', ['booking_id', 'number'])
      .execute();
    await fillCards(db);
  },
};
