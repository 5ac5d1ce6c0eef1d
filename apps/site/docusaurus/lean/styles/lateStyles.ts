import postcss from 'postcss';

/**
 * Raises the specificity of styles that are fetched later. The stylesheet for all pages is at the end of the page, so
 * it would otherwise override them: '.tab{padding:1rem}' → 'html .tab{padding:1rem}'
 */
export function lateStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isFrame =
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(String(rule.parent.name));
    if (!isFrame) {
      rule.selectors = rule.selectors.map((selector) =>
        /^(?:html|:root)\b/.test(selector) ? selector : `html ${selector}`,
      );
    }
  });
  return root.toString();
}
