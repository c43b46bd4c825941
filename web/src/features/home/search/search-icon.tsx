import { drawn } from '../../../ui/icons/icon.tsx';

export const SearchIcon = drawn('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2 20 20');
