/** Lists the faults of a page: those of its sentences, and words of the house. */
export function faultsOnPage(page: string): readonly string[]
