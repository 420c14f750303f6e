/** Tests the part of the designer in a form, with browsers that support all, some or none of it. */
import { describe, expect, test } from 'vitest'
import { FormPart, type FormState } from '../../../src/designer/element/form-part.js'

const anchor = { name: 'the wrong field' } as unknown as HTMLElement
const wrong = (code: string) =>
  ({
    ...{ value: null, problems: [{ code }], message: 'Draw it.', anchor },
  }) as unknown as FormState
const valid: FormState = { value: '{}', problems: [], message: '', anchor: undefined }

/** Makes the part in a browser that lacks these members. */
function formPartIn({ lacks = [] as readonly string[], isSupported = true } = {}) {
  const calls: unknown[][] = []
  const noting =
    (name: string, answer?: unknown) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
      return answer
    }
  const all = {
    ...{ setFormValue: noting('value'), setValidity: noting('validity') },
    states: { add: noting('add'), delete: noting('delete') },
    ...{ form: 'the form', validity: 'the state', willValidate: true },
    ...{ checkValidity: noting('check', false), reportValidity: noting('report', false) },
  }
  const internals = Object.fromEntries(Object.entries(all).filter(([name]) => !lacks.includes(name)))
  const element = isSupported ? { attachInternals: () => internals } : {}
  return { part: new FormPart(element as unknown as HTMLElement), calls }
}

describe('the designer in a form', () => {
  test('gives its line and no problem, or the first problem at its field', () => {
    const { part, calls } = formPartIn()
    part.show(valid)
    expect(calls.splice(0)).toEqual([
      ['value', '{}'],
      ['validity', {}],
      ['delete', 'invalid'],
    ])
    part.show(wrong('drawing_required'))
    expect(calls).toEqual([
      ['value', null],
      ['validity', { customError: true }, 'Draw it.', anchor],
      ['add', 'invalid'],
    ])
    expect(part.validationMessage).toBe('Draw it.')
  })

  test.each([
    ['unreadable_text', { badInput: true }],
    ['ambiguous_text', { badInput: true }],
    ['required', { customError: true }],
  ])('flags a line with the problem %s as %j', (code, flags) => {
    const { part, calls } = formPartIn()
    part.show(wrong(code))
    expect(calls[1]?.[1]).toEqual(flags)
  })

  test('passes on the answers of the browser', () => {
    const { part, calls } = formPartIn()
    expect([part.form, part.validity, part.willValidate]).toEqual(['the form', 'the state', true])
    expect([part.checkValidity(), part.reportValidity(), calls]).toEqual([
      false,
      false,
      [['check'], ['report']],
    ])
  })

  test.each([
    ['setFormValue', ['validity', 'add']],
    ['setValidity', ['value', 'add']],
    ['states', ['value', 'validity']],
  ])('takes all other steps in a browser without %s', (name, others) => {
    const { part, calls } = formPartIn({ lacks: [name] })
    part.show(wrong('required'))
    expect(calls.map(([called]) => called)).toEqual(others)
    part.show(valid)
    expect(calls).toHaveLength(4)
  })

  test.each([
    ['without forms of custom elements', { isSupported: false }],
    [
      'that cannot answer',
      { lacks: ['form', 'validity', 'willValidate', 'checkValidity', 'reportValidity'] },
    ],
  ])('answers whether it is valid by itself in a browser %s', (_name, browser) => {
    const { part } = formPartIn(browser)
    // The designer has not shown anything yet.
    expect([part.checkValidity(), part.validationMessage]).toEqual([true, ''])
    expect([part.form, part.validity, part.willValidate]).toEqual([null, undefined, false])
    for (const state of [valid, wrong('required'), valid]) {
      part.show(state)
      const isValid = state === valid
      expect([part.checkValidity(), part.reportValidity()]).toEqual([isValid, isValid])
    }
  })
})
