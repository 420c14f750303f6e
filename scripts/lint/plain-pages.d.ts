/** Lists the faults of a page in Markdown. */
export declare function faultsInPage(page: string): readonly string[]
