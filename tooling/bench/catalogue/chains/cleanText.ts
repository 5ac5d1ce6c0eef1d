import type {Chain} from '../chain';
import {makeOrders} from '../orders';

interface Data {
  readonly contacts: readonly Readonly<Record<'name' | 'phone' | 'email' | 'city', string>>[];
}

export const chain: Chain<Data> = {
  title: 'clean up text with regular expressions',
  makeInput: (rows) => ({
    contacts: makeOrders(rows).map(({id, customer, country}) => ({
      name: `  ${customer.replace(' ', '  \t')} `,
      phone: `+49 (351) ${id}-${id % 90}`,
      email: ` Contact.${id}@Example.com`,
      city: `${country} - ${10_000 + (id % 80_000)} Dresden`,
    })),
  }),
  mapping: String.raw`List.Map($.contacts, {
    "name": Text.ReplaceRegex(Text.Trim(@.name), "\\s+", " "),
    "phone": Text.ReplaceRegex(@.phone, "[^0-9+]", ""),
    "email": Text.Lower(Text.Trim(@.email)),
    "zip": Text.MatchRegex(@.city, "[0-9]{5}")[0].match
  })`,
  map: ({contacts}) =>
    contacts.map(({name, phone, email, city}) => ({
      name: name.trim().replace(/\s+/g, ' '),
      phone: phone.replace(/[^0-9+]/g, ''),
      email: email.trim().toLowerCase(),
      zip: /[0-9]{5}/.exec(city)?.[0] ?? null,
    })),
  jsonata: String.raw`contacts.{
    "name": $replace($trim(name), /\s+/, " "),
    "phone": $replace(phone, /[^0-9+]/, ""),
    "email": $lowercase($trim(email)),
    "zip": $match(city, /[0-9]{5}/)[0].match
  }`,
  jq: String.raw`[.contacts[] | {
    name: (.name | gsub("^\\s+|\\s+$"; "") | gsub("\\s+"; " ")),
    phone: (.phone | gsub("[^0-9+]"; "")),
    email: (.email | gsub("^\\s+|\\s+$"; "") | ascii_downcase),
    zip: (.city | match("[0-9]{5}").string)
  }]`,
};
