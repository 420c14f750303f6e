/** The command cannot go on. The message is a whole sentence for the person who typed it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}
