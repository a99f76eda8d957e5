import { useEffect } from 'react';
import { closeToast, showToast } from '../kit/toasts/toasts.ts';
import { settings } from '../settings/settings.ts';
import { useStorageTrouble } from '../store/trouble.ts';
import { sayIn } from '../text/text.ts';
import { text } from './text.ts';

/** Says at the table that games cannot be kept; on the shelf a notice says so. */
export function useStorageWarning(atTable: boolean): void {
  const trouble = useStorageTrouble();
  useEffect(() => {
    if (!atTable || trouble === null) return;
    const warning = showToast({ text: sayIn(text, settings().language)(`storage-${trouble}`), stays: true });
    return () => closeToast(warning); // it is about this table alone
  }, [atTable, trouble]);
}
