import { Component, type ContextType, type ReactNode } from 'react';
import { webTexts } from '../../../core/texts/ru.ts';
import { ServicesContext } from '../lib/services.ts';
import { Button } from '../ui/controls/button.tsx';
import { AlertIcon } from '../ui/icons/icons.tsx';
import { Notice } from '../ui/surfaces/notice.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  title?: string;
  text?: string;
  /** Shown instead of the page; null shows nothing. */
  fallback?: ReactNode;
  /** Called before the children are tried again; without it the page is reloaded. */
  onRetry?: () => void;
  onHome?: () => void;
  /** Called after something was added to `Services.caught`. */
  onCatch?: () => void;
};

/**
 * Catches what a view throws and offers the learner a way on. React writes the error to the console; the client log
 * sends it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.caught.push(error);
    this.props.onCatch?.();
  }

  override render() {
    const { children, fallback, title, text, onRetry, onHome } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    const retry = () => {
      if (!onRetry) return location.reload();
      onRetry();
      this.setState({ failed: false });
    };
    return (
      <Notice
        icon={<AlertIcon size={32} />}
        title={title ?? webTexts.crash.title}
        text={text ?? webTexts.crash.text}
      >
        <Button variant="primary" onClick={retry}>
          {onRetry ? webTexts.crash.retry : webTexts.crash.reload}
        </Button>
        {onHome && (
          <Button variant="quiet" onClick={onHome}>
            {webTexts.crash.home}
          </Button>
        )}
      </Notice>
    );
  }
}
