/** 'Readers/CSV' + 'ReadRows' → 'Readers.CSV.ReadRows' */
export function qualifiedName({category, name}: {category: string; name: string}): string {
  return `${category.replaceAll('/', '.')}.${name}`;
}
