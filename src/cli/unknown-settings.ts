import { settingNames } from '../wire/account.js'
import { isObject } from '../wire/object.js'
import type { NamedJson } from './named-json.js'
import { sentencesOn, unknownFields } from './unknown-fields.js'

const setting = { one: 'setting', many: 'settings' }

/**
 * What an account's file says that is no setting, a sentence each: unknown fields are dropped, and a rounding that
 * is dropped for one wrong letter changes cents.
 */
export function unknownSettings({ name, json }: NamedJson): readonly string[] {
  const { account, tax } = settingNames()
  const ofTax = tax.map((field) => `tax.${field}`)
  const unknown = [
    ...unknownFields(json, account, '', [...account, ...ofTax]),
    ...unknownFields(isObject(json) ? json['tax'] : undefined, tax, 'tax.', [...ofTax, ...account]),
  ]
  // A file without a single setting is another file: that it is, its one problem says.
  const isAccount = isObject(json) && account.some((field) => Object.hasOwn(json, field))
  return sentencesOn(isAccount ? unknown : unknown.filter(({ near }) => near !== undefined), name, setting)
}
