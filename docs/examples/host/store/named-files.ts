import type { Query } from '../database.ts'
import type { Resource } from './resources.ts'

export async function findFile(
  query: Query,
  companyId: string,
  id: string,
): Promise<{ readonly resource: Resource; readonly file: string } | undefined> {
  const [file] = await query<{ resource: Resource; file: string }>(
    'select resource, file from attachments where company_id = $1 and id = $2',
    [companyId, id],
  )
  return file
}

/** Stores the pictures of drawings, and returns the names of the files that they replace. */
export async function putDrawings(
  query: Query,
  companyId: string,
  conversationId: string,
  pictures: readonly { readonly drawingId: string; readonly file: string }[],
): Promise<readonly string[]> {
  const rows = await query<{ file: string }>(
    `with new as (select one->>'drawingId' as id, one->>'file' as file from jsonb_array_elements($3::jsonb) one),
       old as (select drawing_id, drawing_images.file from drawing_images join new on drawing_id = id
                where company_id = $1),
       put as (
         insert into drawing_images (company_id, drawing_id, conversation_id, file) select $1, id, $2, file from new
         on conflict (company_id, drawing_id) do update set file = excluded.file)
     select file from old`,
    [companyId, conversationId, JSON.stringify(pictures)],
  )
  return rows.map(({ file }) => file)
}

export async function findDrawing(
  query: Query,
  companyId: string,
  drawingId: string,
): Promise<string | undefined> {
  const [image] = await query<{ file: string }>(
    'select file from drawing_images where company_id = $1 and drawing_id = $2',
    [companyId, drawingId],
  )
  return image?.file
}

/** Returns the files that an attachment or a drawing refers to. */
export async function namedFiles(query: Query, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ file: string }>(
    `with wanted as (select jsonb_array_elements_text($1::jsonb) as file)
     select file from wanted
      where exists (select from attachments where attachments.file = wanted.file)
         or exists (select from drawing_images where drawing_images.file = wanted.file)`,
    [JSON.stringify(files)],
  )
  return new Set(rows.map(({ file }) => file))
}
