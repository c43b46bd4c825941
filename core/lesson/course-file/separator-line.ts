const named: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
};

/**
 * What a line says about the table under it, where it is no row: `sep=;` of Excel, `#separator:tab` and further lines
 * of Anki (`#html:true`), which name no separator. Undefined for any other line.
 */
export function separatorNamedIn(line: string): { separator?: string } | undefined {
  const text = line.replace(/^[\ufeff"]+/u, '').trimStart();
  const ofExcel = /^sep=(.)/iu.exec(text)?.[1];
  if (ofExcel) return { separator: ofExcel };
  const [, name = '', value = ''] = /^#([a-z ]+):(.*)$/iu.exec(text) ?? [];
  if (name === '') return undefined;
  const separator = named[value.trim().toLowerCase()] ?? value.trim();
  return name.toLowerCase() === 'separator' && separator.length === 1 ? { separator } : {};
}
