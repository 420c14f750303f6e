-- Everything belongs to a company. Resources are stored as JSON, next to the columns that lists are sorted and
-- filtered by. Times are strings in UTC with milliseconds, which sort like times. Everything that people write is
-- stored as JSON, even a single string, because JSON strings may have zero bytes and PostgreSQL strings may not.

create table companies (
  id text primary key,
  resource json not null,       -- the answer to GetCompany
  account json not null         -- the settings for pricing documents
);

-- The numbers that a company assigns. Only the last statement of a write locks this row, so nothing else waits.
create table numbers (
  company_id text primary key references companies,
  last_write_at text not null,              -- the time of the last write, so that a feed never goes back
  order_number bigint not null default 0    -- the number of the last order
);

create table api_keys (
  key_hash text primary key,     -- SHA-256, because the key itself is not stored
  id text not null unique,
  company_id text not null references companies,
  user_id text not null,         -- the author of messages that are posted with the key
  role text not null,
  is_published boolean not null default false,   -- whether this repository publishes the key
  expires_at text
);

-- Products, kits, templates, customers, labels, statuses, users, suppliers, custom fields: all read and listed alike.
create table resources (
  company_id text not null references companies,
  kind text not null,
  id text collate "C" not null,
  place integer not null default 0,   -- the display order of the company
  name_key text,                      -- SHA-256 of a unique name, because an index cannot hold long strings
  resource json not null,
  primary key (company_id, kind, id)
);
create unique index resources_by_name on resources (company_id, kind, name_key);

create table stock (
  company_id text not null references companies,
  product_id text not null,
  product_row_id text not null,
  colour text not null default '',
  on_hand text not null,
  on_the_way text not null default '0',
  primary key (company_id, product_id, product_row_id, colour)
);

create table documents (
  company_id text not null,
  id text collate "C" not null,
  kind text not null,
  updated_at text collate "C" not null,
  created_at text collate "C" not null,
  order_number bigint,
  is_archived boolean not null default false,
  is_invoiced boolean not null default false,
  is_submitted boolean not null default false,
  customer_id text collate "C",
  status_id text collate "C",
  status_name text collate "C",
  search_key text not null,           -- the text that the filter by reference searches
  label_ids jsonb not null,
  payment_status text,
  received_status text,
  fulfilment_method text,
  required_by text collate "C",
  conversation_id text not null,      -- stays the same when a quote becomes an order
  labels jsonb not null,              -- their ids, each with the time when it was attached
  facts jsonb not null,               -- set only by the office: payment, receipt, fulfilment, required date
  request json not null,              -- the request, to price it again with other lines
  resource json not null,             -- the priced document, as in answers
  primary key (company_id, id)
);
create index documents_by_update on documents (company_id, kind, updated_at, id);
create index documents_by_customer on documents (company_id, kind, customer_id, updated_at, id);
create index documents_by_status on documents (company_id, kind, status_id, updated_at, id);
create index documents_by_label on documents using gin (label_ids) where label_ids <> '[]';

create table messages (
  company_id text not null references companies,
  id text collate "C" not null,
  conversation_id text not null,
  author_id text,
  text json not null,
  created_at text collate "C" not null,
  primary key (company_id, id)
);
create index messages_by_conversation on messages (company_id, conversation_id, created_at, id);

create table attachments (
  company_id text not null,
  id text collate "C" not null,
  message_id text not null,
  place integer not null,
  resource json not null,            -- its name, type and size
  file text not null,                -- its name in the file store
  primary key (company_id, id),
  foreign key (company_id, message_id) references messages (company_id, id)
);

create table drawing_images (
  company_id text not null references companies,
  drawing_id text not null,
  conversation_id text not null,     -- of its document
  file text not null,                -- its name in the file store
  primary key (company_id, drawing_id)
);
create index drawing_images_by_conversation on drawing_images (company_id, conversation_id);

create table webhooks (
  company_id text not null references companies,
  id text collate "C" not null,
  created_at text collate "C" not null,
  resource json not null,            -- with its secret
  primary key (company_id, id)
);

-- The outbox: an event and its deliveries are written together with the document that they are about.
create table events (
  company_id text not null,
  id text not null,
  body text not null,                 -- the bytes that every attempt sends
  primary key (company_id, id)
);

create table deliveries (
  company_id text not null,
  id text collate "C" not null,
  webhook_id text not null,
  event_id text not null,
  created_at text collate "C" not null,
  next_attempt_at text collate "C",
  leased_until text collate "C" not null default '',   -- so that only one host at a time sends it
  resource json not null,
  primary key (company_id, id)
);
create index deliveries_due on deliveries (company_id, webhook_id, next_attempt_at) where next_attempt_at is not null;
create index deliveries_by_creation on deliveries (company_id, created_at, id);
create index deliveries_by_event on deliveries (company_id, event_id);

create table request_records (
  api_key_id text not null,
  request_id text not null,
  record jsonb not null,
  primary key (api_key_id, request_id)
);
