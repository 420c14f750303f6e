/**
 * The database or the store of files is currently unreachable. It may or may not have executed a statement that was
 * already sent.
 */
export class StoreUnavailable extends Error {}
