import { formSynonymsTable } from './form-synonyms-table.ts';
import { createSynonyms, type SynonymTest } from './synonyms.ts';

/** The same forms of verbs that mean the same, in a table as for `createSynonyms`: which only the judges of forms and of speech load. */
export const isFormSynonym: SynonymTest = /* @__PURE__ */ createSynonyms(formSynonymsTable);
