// Stryker loads it in its own processes, which read no TypeScript.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isRussian = (text) => /[а-яё]/iu.test(text);

/** Says why nothing below this place is mutated: texts for learners, and what an error tells a programmer. */
function shouldIgnore({ node }) {
  if (node.type === 'StringLiteral' && isRussian(node.value)) return 'a text for people';
  if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => isRussian(value.raw))) {
    return 'a text for people';
  }
  if (node.type === 'ThrowStatement') return 'a mistake of a programmer';
  return undefined;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })];
