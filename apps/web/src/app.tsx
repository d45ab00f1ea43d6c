import { lazy, Suspense } from 'preact/compat';
import { appStore } from './app-store.ts';
import { BrokenPage } from './navigation/broken-page.tsx';
import { Arrival, Shell } from './navigation/shell.tsx';
import { Loading } from './start/loading.tsx';
import { ModeSwitch } from './screen-reader/mode-switch.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { LoadedTable } from './table/loaded-table.tsx';
import { CardSprite } from './ui/card-sprite.tsx';
import { useStore } from './ui/use-store.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./navigation/leave-dialog.tsx')).LeaveDialog }));
const NewTableScreen = lazy(async () => ({ default: (await import('./start/new-table-screen.tsx')).NewTableScreen }));
const FriendsScreen = lazy(async () => ({ default: (await import('./online/friends-screen.tsx')).FriendsScreen }));
const HouseRulesScreen = lazy(async () => ({
  default: (await import('./house-rules/house-rules-screen.tsx')).HouseRulesScreen,
}));
const RuleBookScreen = lazy(async () => ({
  default: (await import('./rule-book/rule-book-screen.tsx')).RuleBookScreen,
}));
const GlossaryScreen = lazy(async () => ({ default: (await import('./glossary/glossary-screen.tsx')).GlossaryScreen }));
const CalculatorScreen = lazy(async () => ({
  default: (await import('./bill-calculator/calculator-screen.tsx')).CalculatorScreen,
}));
const ReplayScreen = lazy(async () => ({ default: (await import('./replay/replay-screen.tsx')).ReplayScreen }));
const StatisticsScreen = lazy(async () => ({
  default: (await import('./statistics/statistics-screen.tsx')).StatisticsScreen,
}));
const FairnessScreen = lazy(async () => ({ default: (await import('./fairness/fairness-screen.tsx')).FairnessScreen }));
const DataScreen = lazy(async () => ({ default: (await import('./data/data-screen.tsx')).DataScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('./settings/settings-screen.tsx')).SettingsScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./lessons/learn-screen.tsx')).LearnScreen }));
const MoreScreen = lazy(async () => ({ default: (await import('./more/more-screen.tsx')).MoreScreen }));
const InstallScreen = lazy(async () => ({ default: (await import('./more/install-screen.tsx')).InstallScreen }));
const AboutScreen = lazy(async () => ({ default: (await import('./more/about-screen.tsx')).AboutScreen }));
const NotFoundScreen = lazy(async () => ({ default: (await import('./more/not-found-screen.tsx')).NotFoundScreen }));

/** The app: one of its pages, and the cards that all of them show. */
export function App() {
  const screen = useStore(appStore, (state) => state.screen);
  return (
    <>
      <ModeSwitch />
      <CardSprite />
      <Shell>
        <BrokenPage key={screen}>
          <Suspense fallback={<Loading />}>
            <Page />
            <Arrival />
          </Suspense>
        </BrokenPage>
      </Shell>
    </>
  );
}

function Page() {
  const { screen, table, failed, leaving } = useStore(appStore);
  switch (screen) {
    case 'start':
      return <StartScreen />;
    case 'new-table':
      return <NewTableScreen />;
    case 'friends':
      return <FriendsScreen />;
    case 'house-rules':
      return <HouseRulesScreen />;
    case 'rules':
      return <RuleBookScreen />;
    case 'glossary':
      return <GlossaryScreen />;
    case 'calculator':
      return <CalculatorScreen />;
    case 'replay':
      return <ReplayScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'fairness':
      return <FairnessScreen />;
    case 'data':
      return <DataScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'learn':
      return <LearnScreen />;
    case 'more':
      return <MoreScreen />;
    case 'install':
      return <InstallScreen />;
    case 'about':
      return <AboutScreen />;
    case 'not-found':
      return <NotFoundScreen />;
    case 'table':
      if (table === null) return <Loading failed={failed} />;
      return (
        <>
          <LoadedTable key={table.id} table={table} />
          {/* The table stays while the question is loaded. */}
          <Suspense fallback={null}>{leaving && <LeaveDialog />}</Suspense>
        </>
      );
  }
}
