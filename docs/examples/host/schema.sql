-- Everything belongs to a company. Resources are kept as JSON, with the columns that lists are sorted and filtered by beside
-- them. Times are texts in UTC with milliseconds, which sort as texts do. What people write is kept as JSON, also where it is
-- one text: PostgreSQL's texts have no zero byte, and those of JSON have.

create table companies (
  id text primary key,
  resource json not null,       -- what GetCompany answers
  account json not null         -- the settings that documents are priced with
);

-- The numbers that a company gives out, each by the last statement of a write: nothing else of a company's writes waits.
create table numbers (
  company_id text primary key references companies,
  last_write_at text not null,              -- the time of the last write, so that a feed never goes back
  order_number bigint not null default 0    -- of the last order
);

create table api_keys (
  key_hash text primary key,     -- SHA-256: the key itself is not kept
  id text not null unique,
  company_id text not null references companies,
  user_id text not null,         -- in whose name messages are posted
  role text not null,
  is_published boolean not null default false,   -- anybody can read it in this repository
  expires_at text
);

-- Products, kits, templates, customers, labels, statuses, users, suppliers, custom fields: read and listed alike.
create table resources (
  company_id text not null references companies,
  kind text not null,
  id text collate "C" not null,
  place integer not null default 0,   -- the order in which the company shows them
  name_key text,                      -- SHA-256 of what may be there once only: an index has no long texts
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
  search_key text not null,           -- what the filter by reference looks in
  label_ids jsonb not null,
  payment_status text,
  received_status text,
  fulfilment_method text,
  required_by text collate "C",
  conversation_id text not null,      -- kept when a quote becomes an order
  labels jsonb not null,              -- their ids, each with the time it was attached at
  facts jsonb not null,               -- what only the office sets: payment, receipt, fulfilment, the date required
  request json not null,              -- what was sent, to price it again with other lines
  resource json not null,             -- priced, as it is answered
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
  file text not null,                -- its name in the store of files
  primary key (company_id, id),
  foreign key (company_id, message_id) references messages (company_id, id)
);

create table drawing_images (
  company_id text not null references companies,
  drawing_id text not null,
  conversation_id text not null,     -- of its document
  file text not null,                -- its name in the store of files
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

-- The outbox: an event is written together with what it is about, and its deliveries with it.
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
  leased_until text collate "C" not null default '',   -- so that two hosts do not send it at once
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
