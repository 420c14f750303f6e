/** Lists the style faults of a Markdown page. */
export declare function faultsInPage(page: string): readonly string[]
