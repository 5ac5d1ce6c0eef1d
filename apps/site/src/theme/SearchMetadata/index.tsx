/** The theme's six tags are for search services that crawl the site. Our search reads pages during the build. */
export default function SearchMetadata(): null {
  return null;
}
