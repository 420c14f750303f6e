-- The bytes of each row, so that a page of large rows can end before they are read.
alter table documents add column bytes integer generated always as (octet_length(resource::text)) stored;
alter table resources add column bytes integer generated always as (octet_length(resource::text)) stored;
alter table messages add column bytes integer generated always as (octet_length(text::text)) stored;
alter table attachments add column bytes integer generated always as (octet_length(resource::text)) stored;

-- So that neither a list of messages nor the search for files without references reads all attachments.
create index attachments_by_message on attachments (company_id, message_id);
create index attachments_by_file on attachments (file);
create index drawing_images_by_file on drawing_images (file);
create index deliveries_by_webhook on deliveries (company_id, webhook_id, created_at, id);

-- The text that the filter by company name searches.
alter table resources add column search_key text;
