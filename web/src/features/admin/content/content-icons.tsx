import { drawn } from '../../../ui/icons/icon.tsx';

export const PlusIcon = drawn('M12 5v14M5 12h14');
export const ArrowIcon = drawn('M12 19V5M6.5 10.5 12 5l5.5 5.5');
export const BinIcon = drawn('M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 11v5M13.7 11v5');
export const UploadIcon = drawn('M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19.5h14');
export const GripIcon = drawn('M6 9.5h12M6 14.5h12');
export const ListIcon = drawn('M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01');
