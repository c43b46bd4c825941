import { cleanRule } from '../../rules/clean-rule.ts';
import { type RuleContent, ruleCheckKinds, ruleThemes } from '../../rules/content.ts';
import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { JsonNode } from './json-reader.ts';
import {
  type DecodedPart,
  decodeParts,
  key,
  list,
  object,
  oneOf,
  optional,
  place,
  text,
} from './json-shape.ts';
import type { Report } from './problem.ts';

/** A rule of a file. */
export type DecodedRule = DecodedPart<RuleContent>;

const words = text(500);

const readRule = object({
  key,
  theme: oneOf(ruleThemes),
  title: text(200),
  text: text(4000),
  before: optional(key),
  needs: optional(list(key)),
  pairs: list(
    object({
      right: object({ pronunciation: words, transcription: words, russian: words }),
      other: optional(object({ hebrew: words, russian: words, why: words })),
    }),
  ),
  checks: list(
    object({
      kind: oneOf(ruleCheckKinds),
      prompt: words,
      sentence: optional(words),
      options: list(words),
      answer: place(texts.wanted.option),
      reasons: list(words),
    }),
  ),
});

/** The rules of a lesson, `path` of their list; problems of their shape are reported. */
export const decodeRules = (
  node: JsonNode,
  { lesson, path, report }: { lesson: string; path: string; report: Report },
): DecodedRule[] =>
  decodeParts(node, {
    ...{ read: readRule, path, report },
    contentOf: ({ before, needs, pairs, checks, ...rule }) =>
      cleanRule<RuleContent>({
        ...rule,
        lesson,
        ...(before === undefined ? {} : { before }),
        ...(needs === undefined || needs.length === 0 ? {} : { needs }),
        pairs: pairs.map(({ right, other }) => ({ right, other: other ?? null })),
        checks: checks.map(({ sentence, ...check }) =>
          sentence === undefined ? check : { ...check, sentence },
        ),
      }),
  });
