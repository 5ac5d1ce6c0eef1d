// Reports words that the style guide replaces, in prose but not in code.
import {TextlintKernel, type TextlintMessage} from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import {terms} from './terms';

const kernel = new TextlintKernel();

/** Removes imports and exports, which Markdown would treat as paragraphs. */
function withoutImports(text: string): string {
  return text.replaceAll(/^(?:import|export) .*;$/gm, '');
}

/** Returns messages such as ['line 3: Incorrect term: “shall”, use “must” instead'] */
export async function lintWords(text: string): Promise<string[]> {
  const {messages} = await kernel.lintText(withoutImports(text), {
    ext: '.md',
    plugins: [{pluginId: 'markdown', plugin: markdown}],
    rules: [{ruleId: 'terminology', rule: terminology, options: {defaultTerms: false, terms}}],
  });
  return messages.map(
    ({line, message}: TextlintMessage) =>
      `line ${line}: ${message.replace('use “” instead', 'leave it out')}`,
  );
}
