/** Tests the settings of the example host: unreadable settings stop the host, which prints no password. */
import { describe, expect, test } from 'vitest'
import { HOST_FOLDER, WITHOUT_HOST } from './host-folder.ts'

interface Module {
  readonly settings: (environment: Readonly<Record<string, string>>) => {
    readonly port: number
    readonly options: Readonly<Record<string, unknown>>
  }
}

describe.skipIf(WITHOUT_HOST !== undefined)('the settings of the example host', async () => {
  const { settings }: Module =
    WITHOUT_HOST === undefined
      ? ((await import(/* @vite-ignore */ `${HOST_FOLDER}settings.ts`)) as Module)
      : { settings: () => ({ port: 0, options: {} }) }
  /** The names of the variables that are refused. */
  const refused = (environment: Readonly<Record<string, string>>): readonly string[] => {
    try {
      settings(environment)
      return []
    } catch (error) {
      return (error as Error).message.split('\n').map((sentence) => sentence.split(' ')[0] ?? '')
    }
  }

  test('name a database URL that cannot be read, without its password', () => {
    const wrong = [
      'postgres://anna:sec/ret@127.0.0.1:5432/quotes',
      'postgres://anna:sec#ret@127.0.0.1/quotes',
      'postgres://anna:secret@127.0.0.1:99999/quotes',
      'postgres://anna:secret@[bad/quotes',
      'mysql://anna:secret@127.0.0.1/quotes',
      'secret',
    ]
    for (const DATABASE_URL of wrong) {
      expect(refused({ DATABASE_URL }), DATABASE_URL).toEqual(['DATABASE_URL'])
      expect(() => settings({ DATABASE_URL })).not.toThrow(/sec/)
    }
    for (const DATABASE_URL of [
      'postgres://anna:sec%2Fret@127.0.0.1/quotes',
      'postgresql://localhost/quotes',
    ])
      expect(settings({ DATABASE_URL }).options['databaseUrl']).toBe(DATABASE_URL)
  })

  test('must be numbers that can be read, since a wrong limit would be no limit', () => {
    for (const name of [
      'PORT',
      'REQUESTS_PER_SECOND',
      'WRONG_KEYS_PER_SECOND',
      'REQUEST_SECONDS',
      'STOP_SECONDS',
    ])
      for (const value of ['ten', '-1', 'NaN', 'Infinity', ' '])
        expect(refused({ [name]: value }), `${name}=${value}`).toEqual([name])
    expect(new Set(refused({ PORT: '70000', BASE_URL: 'quotes.example.com', HEADERS_SECONDS: 'x' }))).toEqual(
      new Set(['BASE_URL', 'HEADERS_SECONDS', 'PORT']),
    )
    expect(settings({ REQUESTS_PER_SECOND: '0' }).options['keyRate']).toBeUndefined()
    expect(settings({ REQUESTS_PER_SECOND: '3' }).options['keyRate']).toEqual({ perSecond: 3, capacity: 15 })
  })

  test('count as absent if they are empty', () => {
    expect(settings({ PORT: '', DATABASE_URL: '', FILE_SECRET: '' })).toEqual(settings({}))
    expect(settings({ DATABASE_FOLDER: 'data' }).options['filesFolder']).toBe('data-files')
    expect(settings({ PORT: '9090' }).options['baseUrl']).toBe('http://localhost:9090')
  })
})
