export declare function faultsInPage(page: string): readonly string[]
