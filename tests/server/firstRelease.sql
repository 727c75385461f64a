-- A database as the first release left it (migrations 001 to 003), in words that both engines read.
create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
insert into kysely_migration values ('001_tables', '2026-11-21T12:00:00.000Z'), ('002_rate_limits', '2026-11-21T12:00:00.001Z'), ('003_first_catalogue', '2026-11-21T12:00:00.002Z');
insert into kysely_migration_lock values ('migration_lock', 0);

create table catalogue (
  id text not null, resource text not null, fields text not null, position integer not null, active integer default 1 not null, tag text unique,
  created_at text not null, updated_at text not null, constraint catalogue_key primary key (resource, id)
);
create table "user" (
  id text primary key, username text not null, email text not null, name text not null, role text not null check (role in ('admin', 'user')),
  password_hash text not null, disabled integer default 0 not null, created_at text not null
);
create unique index user_username on "user" (lower(username));
create unique index user_email on "user" (lower(email));
create table session (
  token_hash text primary key, user_id text not null references "user" (id) on delete cascade, created_at text not null, expires_at text not null
);
create index "session_user" on session (user_id);
create table one_time_token (token_hash text primary key, purpose text not null, expires_at text not null, used_at text);
create table booking (
  id text primary key, reference text not null unique, status text not null, created_at text not null, date text not null, name text not null,
  email text not null, request text not null, quote text not null, total_cents bigint, quoted_cents bigint, travel_metres integer,
  priced_items text not null, formula_version text not null
);
create index booking_newest on booking (created_at, id);
create table idempotency (
  key text not null, route text not null, body_hash text not null, status integer not null, answer text not null, expires_at text not null,
  constraint idempotency_key primary key (route, key)
);
create table mail_outbox (
  id text primary key, booking_id text references booking (id), kind text not null, recipient text not null, reply_to text, language text not null,
  subject text not null, text text not null, html text not null, calendar text, message_id text not null unique, status text not null,
  attempts integer default 0 not null, next_attempt_at text not null, leased_until text, last_error text, created_at text not null, sent_at text
);
create index mail_outbox_due on mail_outbox (status, next_attempt_at);
create index mail_outbox_booking on mail_outbox (booking_id);
create table rate_limit (key varchar(255) primary key, points integer default 0 not null, expire bigint);

insert into catalogue values
  ('brisket', 'meat', '{"name_fr":"Pointe de poitrine","name_en":"Brisket","sellPerKg":40,"avgKgPerPerson":0.2,"isActive":true}', 0, 1, null, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'),
  ('feast', 'event', '{"name_fr":"Banquet","name_en":"Feast","date":"2027-06-12","isActive":false}', 0, 0, null, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'),
  ('hero', 'content', '{"tag":"home.hero.title","value":{"fr":"Le feu","en":"The fire"}}', 0, 1, 'home.hero.title', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z');
insert into "user" values
  ('older', 'eloise', 'eloise@exemple.ca', 'Éloïse', 'admin', 'x', 0, '2026-11-21T12:00:00.000Z'),
  ('other', 'Marie', 'marie@exemple.ca', '', 'user', 'x', 0, '2026-11-21T13:00:00.000Z');
insert into booking values
  ('b1', 'B-FIRST1', 'requested', '2026-11-21T15:00:00.000Z', '2027-06-19', 'Josée Gagnon', 'josee@exemple.ca',
   '{"date":"2027-06-19","type":"event","peopleCount":20,"kidsCount":4,"kidsPricePerChild":null,"selections":{"meats":[{"id":"brisket","name":"Pointe de poitrine"}],"sides":[],"tools":[],"contentFocus":[]},"contactInfo":{"name":"Josée Gagnon","email":"josee@exemple.ca","location":"12, rue Saint-Paul, Upton","notes":"Type d’événement: Événement fumoir (smokehouse-popup)\nHeure: 17:30"},"totalCost":576.4,"language":"fr"}',
   '{"totalCost":576.4,"travelDistance":null,"travelFee":null,"lines":[]}', 57640, 57640, 40000, '[]', 'x');
insert into mail_outbox values
  ('m1', 'b1', 'booking-received', 'josee@exemple.ca', null, 'fr', 'Votre demande', 'Bonjour', '<p>Bonjour</p>', null, '<m1@boucane>', 'queued', 0, '2026-11-21T15:00:00.000Z', null, null, '2026-11-21T15:00:00.000Z', null);
