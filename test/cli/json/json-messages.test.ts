import { expect, test } from 'vitest'
import { expectStored } from '../../stored-file.js'
import { readAnswer } from '../requests.js'
import { runWith } from '../run-with.js'

/** Each text has one fault. The faults are in the order in which the parser checks. */
const WRONG = [
  // The text ends.
  ...[
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '[',
    '[1',
    '[1,',
    '"a',
    '"a\\',
    '"\\u12',
    '-',
    '1.',
    '1e',
    '1e+',
  ],
  // A value or a name is missing.
  ...[
    '}',
    ']',
    ',',
    ':',
    '{"a":}',
    '{"a":]',
    '{"a":,1}',
    '{"a":1,}',
    '{"a":1,]',
    '[1,]',
    '[1,}',
    '[,1]',
    '{,}',
  ],
  ...['{]', '[}', '{"a":1]', '[1}', '{"a"}', '{"a" 1}', '{"a":1 "b":2}', '[1 2]', '{1:2}', '[1:2]'],
  // Syntax of other languages.
  ...[
    '// a',
    '# a',
    "'a'",
    '\u201ca\u201d',
    '\u201da',
    '[/1]',
    "{'a':1}",
    '{\u201ca\u201d:1}',
    '{a:1}',
    '[tru]',
  ],
  ...['NaN', 'undefined', 'True', '.5', '+1', '{/**/}', '[1 /**/]', '{"a" // b\n:1}'],
  // Numbers.
  ...[
    '[-]',
    '[-a]',
    '[1.]',
    '[1.e1]',
    '[1e]',
    '[1e+]',
    '[1e-x]',
    '[1E]',
    '[01]',
    '[-01]',
    '[1.5.5]',
    '[1e5.5]',
  ],
  // Texts.
  ...['["a\nb"]', '["a\rb"]', '["a\tb"]', '["\u0001"]', '["\\x"]', '["\\u12"]', '["\\u12g4"]', '["\\u"]'],
  ...['["\\u1234\\y"]', '["\\/\\b\\f\\n\\r\\t\\"\\\\\\u00E9\\q"]', '["a'],
  // Text follows the value.
  ...[
    '1 2',
    '{}{}',
    '[]]',
    '{}}',
    '"a" "b"',
    '{} // a',
    'null,',
    'true false',
    '{}\n{}',
    '\n{}\n\n{}\n',
    '{\n}\n{}',
  ],
  ...['{"a":1}\n,', '\n\n{"a":\n1}\n\n x'],
]

test('each JSON error has its stored message', async () => {
  let text = ''
  for (const input of WRONG) {
    const { exitCode, stdout } = await runWith(['price'], { input })
    expect(exitCode).toBe(1)
    text += `${JSON.stringify(input)}\n  ${readAnswer(stdout).errors?.[0]?.message ?? ''}\n`
  }
  expectStored(text, new URL('stored/json-messages.txt', import.meta.url))
})
