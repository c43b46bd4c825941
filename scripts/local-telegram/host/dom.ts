type Child = Node | string | null | undefined | false;
type Listener = (event: Event) => void;
type Props = Record<string, string | number | boolean | null | undefined | Listener>;

/**
 * Makes an element. Functions are listeners (`onclick`), true is an empty attribute, false and null leave it out.
 * Styles go through the element's `style` object: the page's CSP forbids style attributes.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') node.addEventListener(name.replace(/^on/, ''), value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child): child is Node | string => Boolean(child)));
  return node;
}

/** Replaces the children of the element with `children`. */
export function fill(node: Element, ...children: Child[]): void {
  node.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** Makes `wanted` the element's children, moving only what is out of place: the rest keeps focus and animations. */
export function arrange(node: Element, wanted: readonly Node[]): void {
  const kept = new Set(wanted);
  for (const child of [...node.childNodes]) {
    if (!kept.has(child)) child.remove();
  }
  wanted.forEach((child, at) => {
    const present = node.childNodes[at];
    if (present !== child) node.insertBefore(child, present ?? null);
  });
}

/** Sets `--name: value` on the element; null removes it. */
export function setVariable(node: HTMLElement, name: string, value: string | null): void {
  if (value === null) node.style.removeProperty(name);
  else node.style.setProperty(name, value);
}
