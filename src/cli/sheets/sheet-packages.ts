import type * as papaparse from 'papaparse'
import type { readSheet } from 'read-excel-file/node'
import { CommandFailure } from '../process-io.js'

export async function csvPackage(): Promise<Pick<typeof papaparse, 'parse' | 'unparse'>> {
  try {
    return (await import('papaparse')).default
  } catch {
    throw new CommandFailure('CSV needs a package that is not installed: npm install papaparse.')
  }
}

export async function xlsxPackage(): Promise<{ readonly readSheet: typeof readSheet }> {
  try {
    return await import('read-excel-file/node')
  } catch {
    throw new CommandFailure('XLSX needs a package that is not installed: npm install read-excel-file.')
  }
}
